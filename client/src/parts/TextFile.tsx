interface TextFileProps {
  readonly label: string;
  readonly accept: string;
  readonly take: (text: string) => void;
}

/** A button that reads a text file of the reader's. */
export function TextFile({ label, accept, take }: TextFileProps) {
  return (
    <label class="button file-button">
      {label}
      <input
        class="unseen"
        type="file"
        accept={accept}
        onChange={(event) => {
          void event.currentTarget.files?.[0]?.text().then(take);
        }}
      />
    </label>
  );
}
