import { say } from "../text/current";

const LARGEST_FILE = 2_000_000;

/** The text of a file, of its beginning if it is large, without the mark that some put before it. */
export async function textOf(file: File): Promise<string> {
  return (await file.slice(0, LARGEST_FILE).text()).replace(/^\ufeff/, "");
}

interface FileChoiceProps {
  readonly accept: string;
  readonly take: (file: File) => Promise<void>;
}

/** A button that takes a file for a list or a level. */
export function FileChoice({ accept, take }: FileChoiceProps) {
  return (
    <label class="button file-choice">
      <span>{say("decks-import-file")}</span>
      <input
        type="file"
        class="unseen"
        accept={accept}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file !== undefined) void take(file);
        }}
      />
    </label>
  );
}
