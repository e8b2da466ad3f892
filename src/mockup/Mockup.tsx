import { useEffect, useRef, useState } from 'react';
import { chatIcon, closeIcon, Icon } from '../components/Icon.tsx';
import { Picture } from '../components/Picture.tsx';
import type { Content } from '../content/schema/pages.ts';
import type { PhotoSources } from '../data/photo-sources.ts';
import type { Area } from './cloth.ts';
import styles from './mockup.css?url';
import { readPicture, type Picture as VisitorsPicture } from './picture.ts';
import { isAt, type Place, placeNames, places, smallest } from './place.ts';
import { Stage } from './Stage.tsx';

/** The words of the dialog; `newTab` is said of a link that opens one. */
export type MockupWords = Content<'catalog'>['mockup'] & { newTab: string };

/** A style that a logo can be tried on. */
export interface Garment {
  id: string;
  /** Its name among what can be chosen. */
  item: string;
  name: string;
  photo: PhotoSources;
  thumbnail: PhotoSources;
  area: Area;
}

/** Plain data: it comes as JSON (`pages/mockup/[locale].json.ts`). */
export interface MockupData {
  words: MockupWords;
  garments: Garment[];
}

interface MockupProps extends MockupData {
  /** The button that opened it, another object each time. */
  opened: { opener: HTMLElement };
}

/** The dialog in which visitors see their logo on a style, and from which they send the picture. */
export function Mockup({ words, garments, opened }: MockupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const address = useRef('');
  const latest = useRef<File>(undefined);
  const [chosen, setChosen] = useState('');
  const [picture, setPicture] = useState<VisitorsPicture>();
  const [isClear, setClear] = useState(true);
  const [place, setPlace] = useState<Place>({ ...places.center, size: 1 });
  const [note, setNote] = useState('');
  const [told, setTold] = useState('');
  const [file, setFile] = useState<File>();
  const [download, setDownload] = useState('');
  const [chat, setChat] = useState('');
  const garment = garments.find(({ id }) => id === chosen) ?? garments[0];

  useEffect(() => {
    const shown = dialog.current as HTMLDialogElement;
    const { opener } = opened;
    if (opener.dataset.style) setChosen(opener.dataset.style);
    address.current = location.href;
    // An entry of its own in the history, so that Back closes it also on phones that do not know that by themselves.
    history.pushState(null, '');
    let isBack = false;
    const goBack = () => {
      isBack = true;
      // The choice may be another one by now.
      history.replaceState(null, '', address.current);
      shown.close();
    };
    const leave = () => {
      if (!isBack) history.back();
      opener.focus();
    };
    addEventListener('popstate', goBack, { once: true });
    shown.addEventListener('close', leave, { once: true });
    shown.showModal();
  }, [opened]);

  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setDownload(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  if (!garment) return null;

  const read = async (chosen: File | undefined) => {
    latest.current = chosen;
    const found = chosen && (await readPicture(chosen).catch(() => undefined));
    if (latest.current !== chosen) return;
    setNote(found?.clear ? words.groundFound : found ? '' : words.unreadable);
    if (!found) return;
    setPicture(found);
    setClear(true);
    setPlace({ ...places.center, size: 1 });
  };

  /** Says where the picture is to those who do not see it. */
  const tell = (place: Place) => {
    setPlace(place);
    const numbers = { left: place.x, top: place.y, size: place.size };
    setTold(
      words.moved.replace(
        /\{(\w+)\}/g,
        (_, name: keyof typeof numbers) => `${Math.round(numbers[name] * 100)}`,
      ),
    );
  };

  /** Adds the style to the message, and finds the chat's address with it. */
  const order = () => {
    document.dispatchEvent(new CustomEvent('choice:add', { detail: garment.item }));
    address.current = location.href;
    return document.querySelector<HTMLAnchorElement>('a[data-chat]')?.href ?? '';
  };

  const send = async () => {
    if (!file) return;
    const text = new URL(order()).searchParams.get('text') ?? '';
    try {
      await navigator.share({ files: [file], text });
    } catch (error) {
      // Whoever thinks better of it is told nothing.
      if ((error as Error).name !== 'AbortError') setNote(words.refused);
    }
  };

  const shown = isClear && picture?.clear ? picture.clear : picture?.whole;
  return (
    <dialog
      ref={dialog}
      className="mockup"
      aria-labelledby="mockup-heading"
      onPaste={({ clipboardData }) => clipboardData.files[0] && read(clipboardData.files[0])}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        read(event.dataTransfer.files[0]);
      }}
    >
      {/* React shows the dialog once this is there. */}
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="top">
        <div className="head">
          <h2 id="mockup-heading">{words.open}</h2>
          <button type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
            <Icon path={closeIcon} />
          </button>
        </div>
        <Stage
          key={garment.id}
          {...{ garment, words, place }}
          picture={shown}
          onPlace={setPlace}
          onKey={tell}
          onFile={setFile}
        />
      </div>
      <div className="tools">
        <ul className="garments" aria-label={words.garments}>
          {garments.map(({ id, name, thumbnail }) => (
            <li key={id}>
              <button type="button" aria-pressed={id === garment.id} onClick={() => setChosen(id)}>
                <Picture photo={thumbnail} alt={name} loading="eager" />
              </button>
            </li>
          ))}
        </ul>
        <label className={picture ? 'file other' : 'file button'}>
          <input
            type="file"
            accept="image/*"
            onChange={({ target }) => {
              read(target.files?.[0]);
              target.value = '';
            }}
          />
          {picture ? words.chooseOther : words.choose}
        </label>
        <p>{words.private}</p>
        {picture && (
          <>
            <label className="control">
              {words.size}
              <input
                type="range"
                min={smallest * 100}
                max={100}
                value={place.size * 100}
                onChange={({ target }) => setPlace({ ...place, size: Number(target.value) / 100 })}
              />
            </label>
            <div className="places">
              {placeNames.map((name) => (
                <button
                  key={name}
                  type="button"
                  aria-pressed={isAt(place, name)}
                  onClick={() => tell({ ...place, ...places[name] })}
                >
                  {words[name]}
                </button>
              ))}
            </div>
            {picture.clear && (
              <label className="control">
                <input
                  type="checkbox"
                  checked={isClear}
                  onChange={({ target }) => setClear(target.checked)}
                />
                {words.ground}
              </label>
            )}
          </>
        )}
        <p role="status">{note}</p>
        <p aria-live="polite" className="visually-hidden">
          {told}
        </p>
        {picture && (
          <>
            <p id="mockup-keys" className="visually-hidden">
              {words.keys}
            </p>
            {canShare() && (
              <button type="button" className="button" disabled={!file} onClick={send}>
                {words.send}
              </button>
            )}
            <a
              className="button save"
              href={file && download}
              download={file?.name}
              onClick={() => {
                setChat(order());
                setNote(words.saved);
              }}
            >
              {words.download}
            </a>
            {chat && (
              <a className="button button-chat" href={chat} target="_blank" rel="noopener">
                <Icon path={chatIcon} />
                <span>{words.attach}</span>
                <span className="visually-hidden">{` (${words.newTab})`}</span>
              </a>
            )}
            <p>{words.confirm}</p>
          </>
        )}
      </div>
    </dialog>
  );
}

/** Whether the browser can hand a picture to another app. */
const canShare = () =>
  navigator.canShare?.({ files: [new File([''], 'a.jpg', { type: 'image/jpeg' })] }) ?? false;
