import { useEffect, useRef, useState } from 'react';
import { chatIcon, closeIcon, Icon } from '../components/Icon.tsx';
import { NewTabLink } from '../components/NewTabLink.tsx';
import { Picture } from '../components/Picture.tsx';
import { useArtwork } from './artwork.ts';
import { dataOf, jpegOf, saveFile } from './canvas.ts';
import { type Cloth, layCloth } from './cloth.ts';
import type { MockupData } from './data.ts';
import { PlacementControls } from './PlacementControls.tsx';
import { type Placement, placements } from './placement.ts';
import { Stage } from './Stage.tsx';
import { useHistoryEntry } from './useHistoryEntry.ts';

interface MockupProps extends MockupData {
  /** What the press names that has opened it: a new object for each press. */
  opened: { style: string | undefined; brand: string | undefined };
}

/** Whether the browser can hand a picture to another app. */
const canShare = navigator.canShare?.({ files: [new File([''], 'a.jpg', { type: 'image/jpeg' })] });

const inMiddle: Placement = { ...placements.center, size: 1 };

/** The dialog in which visitors see their logo on a style, and from which they send the picture. */
export function Mockup({ words, styles, opened }: MockupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { address, goBack } = useHistoryEntry(dialog, opened);
  const pressed = styles.find(({ id }) => id === opened.style);
  const [chosen, setChosen] = useState(pressed ?? styles[0]);
  // The style that is seen: a chosen one's photograph may still be on its way.
  const [seen, setSeen] = useState<Cloth>();
  const [placement, setPlacement] = useState(inMiddle);
  const [note, setNote] = useState('');
  const { artwork, printed, isClear, setClear, read, write } = useArtwork(
    seen?.isDark,
    (latest) => {
      if (latest) setPlacement(inMiddle);
      const found = latest?.clear ? words.backgroundFound : '';
      setNote(latest ? found : words.unreadable);
    },
  );
  const style = seen?.style ?? chosen ?? styles[0];
  // The picture to save and the chat to which it is to be attached, until another one is seen.
  const [saved, setSaved] = useState<{ picture: string; chat: string }>();

  const saveButton = useRef<HTMLButtonElement>(null);

  useEffect(() => setSaved(undefined), [opened, style, printed, placement]);
  useEffect(() => {
    // What is told then moves it.
    if (saved) saveButton.current?.scrollIntoView({ block: 'nearest' });
  }, [saved]);
  useEffect(() => {
    setChosen((before) => pressed ?? before ?? styles[0]);
    setNote('');
  }, [opened, pressed, styles]);
  useEffect(() => {
    if (opened.brand) void write(opened.brand);
  }, [opened]);

  if (!style) return null;

  const addStyle = () => {
    const message = window.addToMessage(style.itemId);
    address.current = location.href;
    return message;
  };

  const make = () => jpegOf(canvas.current as HTMLCanvasElement, style.id);

  const send = async () => {
    const { text } = addStyle();
    setNote('');
    try {
      await navigator.share({ files: [make()], text });
    } catch (error) {
      // Cancelling is not an error.
      if ((error as Error).name !== 'AbortError') setNote(words.refused);
    }
  };

  const save = () => {
    // A browser within an app may save nothing, and not tell: what can be held down is always a picture.
    saveFile(make());
    setSaved({ picture: dataOf(canvas.current as HTMLCanvasElement), chat: addStyle().chat });
    setNote('');
  };

  return (
    <dialog
      ref={dialog}
      className="mockup"
      aria-labelledby="mockup-heading"
      onCancel={(event) => {
        // Whoever closes the browser's list of files without choosing one cancels that alone.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        goBack();
      }}
      onPaste={({ clipboardData }) => read(clipboardData.files[0])}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void read(event.dataTransfer.files[0]);
      }}
    >
      <div className="head">
        <h2 id="mockup-heading">{words.open}</h2>
        <button type="button" aria-label={words.close} onClick={goBack}>
          <Icon path={closeIcon} />
        </button>
      </div>
      <Stage
        canvas={canvas}
        style={style}
        seen={seen}
        words={words}
        placement={placement}
        artwork={printed}
        onPlacement={setPlacement}
      >
        {/* Also two styles with one photograph are two elements: only a new one says that it has loaded. */}
        {chosen && (
          <Picture
            key={chosen.id}
            photo={chosen.photo}
            alt={chosen.name}
            loading="first"
            onLoad={({ currentTarget }) => setSeen(layCloth(chosen, currentTarget))}
            onError={() => {
              // Without one that is seen, none is chosen: a press on any style tries again.
              setChosen(seen?.style);
              setNote(words.failed);
            }}
          />
        )}
      </Stage>
      <div className="tools">
        <ul className="styles" aria-label={words.styleRow}>
          {styles.map((each) => (
            <li key={each.id}>
              <button
                type="button"
                aria-pressed={each === chosen}
                onClick={() => {
                  setChosen(each);
                  setNote('');
                }}
              >
                <Picture photo={each.thumbnail} alt={each.name} loading="eager" />
              </button>
            </li>
          ))}
        </ul>
        <label className={artwork ? 'button second' : 'button'}>
          <input
            type="file"
            accept="image/*"
            onChange={({ target }) => {
              void read(target.files?.[0]);
              // Else the same file could not be chosen again after another one was dropped.
              target.value = '';
            }}
          />
          {artwork ? words.chooseOther : words.choose}
        </label>
        <p>{words.private}</p>
        {artwork && (
          <>
            <PlacementControls words={words} placement={placement} onPlacement={setPlacement} />
            {artwork.clear && (
              <label className="wrap control">
                <input
                  type="checkbox"
                  checked={isClear}
                  onChange={({ target }) => setClear(target.checked)}
                />
                {words.background}
              </label>
            )}
          </>
        )}
        <p role="status">{note || (saved && words.saved)}</p>
        {artwork && seen && (
          <>
            {canShare && (
              <button type="button" className="button" onClick={send}>
                {words.send}
              </button>
            )}
            <button ref={saveButton} type="button" className="button second" onClick={save}>
              {words.download}
            </button>
            {saved && (
              <NewTabLink className="button button-chat" href={saved.chat} newTab={words.newTab}>
                <Icon path={chatIcon} />
                <span>{words.attach}</span>
              </NewTabLink>
            )}
            {saved && <img className="saved" src={saved.picture} alt={style.name} />}
            <p>{words.confirm}</p>
          </>
        )}
      </div>
    </dialog>
  );
}
