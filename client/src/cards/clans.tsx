// Signs of clans, ours: plain shapes, one for each.

import { LINE, signsOf, SOLID } from "./signs";

export const { Sign: ClanSign, hasSign: hasClanSign } = signsOf({
  crab: () => (
    <>
      <path {...LINE} d="M12 2.500l8.200 4.700v9.600L12 21.500l-8.200-4.700V7.200Z" />
      <path {...SOLID} d="M8 9.500h8v2H8zm0 4h8v2H8z" />
    </>
  ),
  crane: () => (
    <>
      <path {...LINE} d="M4 20C4 9.500 9.500 4 20 4c0 10.500-5.500 16-16 16Z" />
      <path {...LINE} d="M4 20L14 10" />
    </>
  ),
  dragon: () => (
    <>
      <path {...LINE} d="M12 2.500l6.500 9.500-6.500 9.500L5.500 12Z" />
      <path {...LINE} d="M8 12c2-2.500 6 2.500 8 0" />
    </>
  ),
  lion: () => (
    <>
      <path
        {...SOLID}
        d="M12 2l2.200 4.300L18.700 4.800l-1 4.700L22 12l-4.300 2.500 1 4.700-4.500-1.500L12 22l-2.200-4.300-4.500 1.500 1-4.700L2 12l4.300-2.500-1-4.700 4.500 1.500Z"
      />
      <circle cx="12" cy="12" r="3.200" fill="var(--sign-paper, var(--paper-raised))" />
    </>
  ),
  mantis: () => (
    <g {...LINE}>
      <path d="M3 8.500c3-5 6 4 9 0s6 4 9 0" />
      <path d="M3 16.500c3-5 6 4 9 0s6 4 9 0" />
    </g>
  ),
  phoenix: () => <path {...LINE} d="M12 3l8.500 17L12 15.500 3.500 20Z" />,
  ratling: () => <path {...LINE} d="M12 12.500c1-2.500 4-1.500 3.500 1.200-.6 3.300-6.300 3.800-7.300-.4C7 8 12 5 16 7c5 2.600 5 9.500 1.500 14" />,
  scorpion: () => <path {...LINE} d="M16.500 3.800A9 9 0 1 0 20.500 15 7.200 7.200 0 0 1 16.500 3.800Z" />,
  shadowlands: () => (
    <>
      <path {...LINE} d="M4 3c0 4.500 1.500 6.500 4.500 7.500M20 3c0 4.500-1.500 6.500-4.500 7.500" />
      <circle cx="12" cy="15" r="6" fill="currentColor" />
    </>
  ),
  unicorn: () => (
    <g {...LINE}>
      <path d="M4 10l8-6 8 6" />
      <path d="M4 15.500l8-6 8 6" />
      <path d="M4 21l8-6 8 6" />
    </g>
  ),
});
