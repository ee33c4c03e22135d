import type { Fault } from "../wire";
import { Faults } from "./Faults";
import { Tick } from "./Tick";

interface TickOptionProps {
  readonly label: string;
  readonly checked: boolean;
  readonly change: (checked: boolean) => void;
  readonly faults?: readonly Fault[];
}

export function TickOption({ label, checked, change, faults = [] }: TickOptionProps) {
  return (
    <div>
      <Tick checked={checked} change={change}>
        {label}
      </Tick>
      <Faults faults={faults} />
    </div>
  );
}
