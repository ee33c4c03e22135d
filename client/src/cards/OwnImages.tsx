// Choosing a folder of own card images, and forgetting them.

import { useRef, useState } from "preact/hooks";
import type { Reader } from "../text/reader";
import { forgetImages, keepImages } from "./own-images";
import { images } from "./images";

export function OwnImages({ reader }: { reader: Reader }) {
  const [isBusy, setBusy] = useState(false);
  const count = new Set(images.value.values()).size;
  const during = (work: () => Promise<unknown>) => {
    setBusy(true);
    void work().finally(() => setBusy(false));
  };
  const keep = (files: readonly File[]) => during(() => keepImages(files));
  return (
    <section class="own-images" aria-busy={isBusy}>
      <h3>{reader.say("page-images")}</h3>
      <p>{reader.say("page-images-help")}</p>
      <p class="own-images-row">
        <Choose label={reader.say("page-images-choose")} folder chosen={keep} />
        <Choose label={reader.say("page-images-choose-files")} chosen={keep} />
        {count > 0 && (
          <button type="button" onClick={() => during(forgetImages)}>
            {reader.say("page-images-forget")}
          </button>
        )}
        <span role="status">
          {count > 0 && reader.say("page-images-count", { count })}
        </span>
      </p>
    </section>
  );
}

interface ChooseProps {
  readonly label: string;
  /** A whole folder; some phones know only files. */
  readonly folder?: boolean;
  readonly chosen: (files: readonly File[]) => void;
}

function Choose({ label, folder = false, chosen }: ChooseProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        class="unseen"
        aria-label={label}
        type="file"
        accept="image/*"
        multiple
        tabIndex={-1}
        aria-hidden="true"
        {...(folder ? { webkitdirectory: true } : {})}
        onChange={(event) => chosen([...(event.currentTarget.files ?? [])])}
      />
      <button type="button" onClick={() => field.current?.click()}>
        {label}
      </button>
    </>
  );
}
