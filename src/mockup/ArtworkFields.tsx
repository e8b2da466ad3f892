import type { MockupData } from './data.ts';

interface ArtworkFieldsProps extends Pick<MockupData, 'words'> {
  hasLogo: boolean;
  name: string;
  onFile: (file: File | undefined) => void;
  onName: (name: string) => void;
}

/** What is printed: a file that the visitor chooses, or a name that they type. */
export function ArtworkFields({ words, hasLogo, name, onFile, onName }: ArtworkFieldsProps) {
  return (
    <div className="row artwork">
      <label>
        <input
          type="file"
          accept="image/*"
          onChange={({ target }) => {
            onFile(target.files?.[0]);
            // Else the same file could not be chosen again after another one was dropped.
            target.value = '';
          }}
        />
        <span className={hasLogo ? 'outlined' : 'button'}>
          {hasLogo ? words.chooseOther : words.choose}
        </span>
      </label>
      <textarea
        rows={1}
        maxLength={50}
        aria-label={words.typeName}
        placeholder={words.typeName}
        value={name}
        onChange={({ target }) => onName(target.value)}
      />
    </div>
  );
}
