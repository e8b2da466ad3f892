import { useEffect, useRef, useState } from 'react';
import { chatIcon, closeIcon, Icon } from '../components/Icon.tsx';
import { NewTabLink } from '../components/NewTabLink.tsx';
import { Picture } from '../components/Picture.tsx';
import { ArtworkFields } from './ArtworkFields.tsx';
import { type Artwork, readArtwork } from './artwork/artwork.ts';
import { type Cloth, layCloth } from './artwork/cloth.ts';
import { drawName } from './artwork/name.ts';
import { type Choice, printOn } from './artwork/print.ts';
import { Controls } from './Controls.tsx';
import type { MockupData, MockupStyle } from './data.ts';
import { type Finished, finish } from './finish.ts';
import { Stage } from './Stage.tsx';
import { useHistoryEntry } from './useHistoryEntry.ts';
import { canShare, useSending } from './useSending.ts';

interface MockupProps extends Omit<MockupData, 'mark'> {
  /** What the press names that has opened it: a new object for each press. */
  opened: { style: MockupStyle | undefined; brand: string | undefined };
  logo: HTMLImageElement | undefined;
}

const bothSides = ['front', 'back'] as const;
type Side = (typeof bothSides)[number];

/** What is told, by its name in content. */
type Note = Artwork['note'] | 'failed' | 'heic' | 'refused' | 'unmade' | 'unreadable';

/** The dialog in which visitors see their logo or name on a style, and from which they send the picture. */
export function Mockup({ opened, ...data }: MockupProps) {
  const { words, styles, inks } = data;
  const newest = useRef<Promise<Artwork>>(undefined);
  const { dialog, address, onClose } = useHistoryEntry(opened);
  const [chosen, setChosen] = useState(opened.style);
  // What is seen: a chosen style's photographs may still be on their way.
  const [cloths, setCloths] = useState<Partial<Record<Side, Cloth & { style: MockupStyle }>>>({});
  const [choices, setChoices] = useState<Record<Side, Choice>>({
    front: { place: 'chest' },
    back: { place: 'back' },
  });
  const [wanted, setWanted] = useState<Side>('front');
  const [wantsBoth, setBoth] = useState(false);
  const [isKept, setKept] = useState(true);
  const [name, setName] = useState('');
  const [note, setNote] = useState<Note>();

  const side = chosen?.back ? wanted : 'front';
  const shown = chosen?.back && wantsBoth ? bothSides : [side];
  // Where there is none, no button opens this.
  const style = (cloths[side]?.style ?? chosen ?? styles[0]) as MockupStyle;
  const { saved, send, save, edit } = useSending([opened, style, choices, side, wantsBoth], () =>
    setNote('refused'),
  );

  useEffect(() => {
    setChosen((before) => opened.style ?? before ?? styles[0]);
    setNote(undefined);
    if (opened.brand) write(opened.brand);
  }, [opened]);

  const prints = shown.flatMap((each) => {
    const cloth = cloths[each];
    return (cloth?.style === style && printOn(cloth, choices[each], inks)) || [];
  });
  const print = prints.find(({ cloth }) => cloth === cloths[side]);
  const { artwork } = choices[side];
  // What went wrong is told alone.
  const faint = (!note || note === artwork?.note) && print?.better && words.faint;
  const told = [note && words[note], faint].filter(Boolean).join(' ');

  const change = (each: Side, part: Partial<Choice>) =>
    setChoices((before) => ({ ...before, [each]: { ...before[each], ...part } }));
  // One artwork goes from place to place. On both sides, each has its own.
  const changeArtwork = (part: Partial<Choice>) => {
    for (const each of wantsBoth ? [side] : bothSides) change(each, part);
  };
  const place = (each: Side, part: Partial<Choice>) => {
    setWanted(each);
    change(each, part);
  };

  const take = async (coming: Promise<Artwork>) => {
    newest.current = coming;
    try {
      const artwork = await coming;
      if (newest.current !== coming) return;
      changeArtwork({ artwork, placement: undefined, ...(!artwork.name && { ink: undefined }) });
      setNote(artwork.note);
    } catch (error) {
      const isHeic = (error as Error).message === 'heic';
      if (newest.current === coming) setNote(isHeic ? 'heic' : 'unreadable');
    }
  };
  const read = (file: File | undefined) => {
    if (!file) return;
    setName('');
    void take(readArtwork(file));
  };
  function write(typed: string) {
    setName(typed);
    newest.current = undefined;
    if (typed.trim()) void take(drawName(typed));
    else changeArtwork({ artwork: undefined });
  }

  /** Makes the picture, for what is done with it. */
  const make = (use: (finished: Finished) => unknown) => () => {
    try {
      const finished = finish(prints, style, data, isKept);
      address.current = location.href;
      setNote(undefined);
      void use(finished);
    } catch {
      setNote('unmade');
    }
  };
  /** Tells that a photograph is not there. Without one that is seen, none is chosen: a press on any style tries again. */
  const leaveOut = () => {
    setChosen(cloths.front?.style);
    setWanted('front');
    setNote('failed');
  };
  const saving = { [words.download]: make(save) };
  const sharing = { [words.send]: make(send), ...saving };
  const buttons = saved ? { [words.edit]: edit } : canShare ? sharing : saving;

  return (
    <dialog
      ref={dialog}
      className="mockup"
      data-saved={!!saved}
      aria-labelledby="mockup-heading"
      onClose={onClose}
      onPaste={({ clipboardData }) => read(clipboardData.files[0])}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        read(event.dataTransfer.files[0]);
      }}
    >
      <form method="dialog" className="head">
        <h2 id="mockup-heading">{words.open}</h2>
        <strong>{style.name}</strong>
        <button type="submit" aria-label={words.close}>
          <Icon path={closeIcon} />
        </button>
      </form>
      <ul className="row styles" aria-label={words.styleRow}>
        {styles.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              aria-pressed={each === chosen}
              onClick={() => {
                setChosen(each);
                setNote(undefined);
              }}
            >
              <Picture photo={each.thumbnail} alt={each.name} loading="eager" />
            </button>
          </li>
        ))}
      </ul>
      <div className="stage">
        {shown.map((each) => {
          const view = chosen?.[each] ?? style.front;
          return (
            <Stage
              key={each}
              label={
                shown[1] ? `${words.stage}: ${words.places[choices[each].place]}` : words.stage
              }
              view={view}
              cloth={cloths[each]}
              print={prints.find(({ cloth }) => cloth === cloths[each])}
              onPlacement={(placement) => place(each, { placement })}
            >
              {chosen && (
                // Also two styles with one photograph are two elements: only a new one says that it has loaded.
                <Picture
                  key={chosen.id}
                  photo={view.photo}
                  alt={chosen.name}
                  loading="first"
                  onLoad={({ currentTarget }) => {
                    try {
                      const cloth = { style: chosen, ...layCloth(view, currentTarget) };
                      setCloths((before) => ({ ...before, [each]: cloth }));
                    } catch {
                      // A browser that is short of memory gives no pixels.
                      leaveOut();
                    }
                  }}
                  onError={leaveOut}
                />
              )}
            </Stage>
          );
        })}
        {saved && <img src={saved.picture} alt={style.name} />}
      </div>
      <ArtworkFields
        words={words}
        hasLogo={!!artwork && !artwork.name}
        name={name}
        onFile={read}
        onName={write}
      />
      <div className="row note">
        <p role="status">{saved && !note ? words.saved : told}</p>
        {artwork?.whole && artwork.cut && (
          <Check
            isOn={artwork.isCut}
            onChange={(isCut) => {
              // The other side may have another artwork.
              for (const each of bothSides)
                if (choices[each].artwork === artwork)
                  change(each, { artwork: { ...artwork, isCut } });
            }}
          >
            {words.background}
          </Check>
        )}
        {print?.better && (
          <button
            type="button"
            className="outlined"
            onClick={() => changeArtwork({ ink: print.better })}
          >
            {words.printIn.replace('{color}', words.inks[print.better.name])}
          </button>
        )}
      </div>
      <div className="tools">
        {print && (
          <Controls
            words={words}
            inks={inks}
            print={print}
            hasBack={!!style.back}
            onInk={(ink) => changeArtwork({ ink })}
            onPlacement={(placement) => place(side, { placement })}
            onPlace={(name) =>
              place(name === 'back' ? name : 'front', { place: name, placement: undefined })
            }
          />
        )}
        {print && style.back && (
          <Check isOn={wantsBoth} onChange={setBoth}>
            {words.both}
          </Check>
        )}
        {!print && <p>{words.private}</p>}
        {print?.isCoarse && words.coarse && <p>{words.coarse}</p>}
        {print && <p>{words.confirm}</p>}
      </div>
      {print && (
        <div className="row foot">
          {saved && (
            <NewTabLink className="button button-chat" href={saved.chat} newTab={words.newTab}>
              <Icon path={chatIcon} />
              <span>{words.attach}</span>
            </NewTabLink>
          )}
          {Object.entries(buttons).map(([label, press], index) => (
            <button
              key={label}
              type="button"
              className={index > 0 || saved ? 'outlined' : 'button'}
              onClick={press}
            >
              {label}
            </button>
          ))}
          {!saved && (
            <Check isOn={isKept} onChange={setKept}>
              {words.addTo}
            </Check>
          )}
        </div>
      )}
    </dialog>
  );
}

type CheckProps = { isOn: boolean; onChange: (isOn: boolean) => void; children: string };

function Check({ isOn, onChange, children }: CheckProps) {
  return (
    <label className="row">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {children}
    </label>
  );
}
