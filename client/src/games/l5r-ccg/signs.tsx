// Signs of the L5R CCG, ours.

import { LINE, signsOf, SOLID } from "../../cards/signs";

export const { Sign } = signsOf({
  force: () => (
    <g {...LINE}>
      <path d="M12 2.500v14M8 6.500l4-4 4 4M7.500 16.500h9M12 16.500v5" />
    </g>
  ),
  chi: () => (
    <>
      <circle {...LINE} cx="12" cy="12" r="8.500" />
      <path {...SOLID} d="M12 3.500a8.500 8.500 0 0 1 0 17Z" />
    </>
  ),
  honor: () => <path {...LINE} d="M12 20.500C6 16 3.500 12.500 3.500 9A4.400 4.400 0 0 1 12 7.400 4.400 4.400 0 0 1 20.500 9c0 3.500-2.500 7-8.500 11.500Z" />,
  gold: () => (
    <>
      <circle {...LINE} cx="12" cy="12" r="8.500" />
      <path {...LINE} d="M9 9h6v6H9Z" />
    </>
  ),
  strength: () => <path {...LINE} d="M3.500 20.500V6h4.200v3.200h2.200V6h4.200v3.200h2.200V6h4.200v14.500Z" />,
});
