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
  opened: { style: string | undefined; brand: string | undefined };
  logo: HTMLImageElement | undefined;
}

const bothSides = ['front', 'back'] as const;
type Side = (typeof bothSides)[number];

/** The dialog in which visitors see their logo or name on a style, and from which they send the picture. */
export function Mockup({ words, says, styles, inks, opened, ...factory }: MockupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const newest = useRef<Promise<Artwork>>(undefined);
  const { address, goBack } = useHistoryEntry(dialog, opened);
  const pressed = styles.find(({ id }) => id === opened.style);
  const [chosen, setChosen] = useState(pressed ?? styles[0]);
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
  const [note, setNote] = useState('');

  const side = chosen?.back ? wanted : 'front';
  const shown = chosen?.back && wantsBoth ? bothSides : [side];
  const style = cloths[side]?.style ?? chosen ?? styles[0];
  const { saved, send, save, edit } = useSending([opened, style, choices, side, wantsBoth]);

  useEffect(() => {
    setChosen((before) => pressed ?? before ?? styles[0]);
    setNote('');
  }, [opened, pressed, styles]);
  useEffect(() => {
    if (opened.brand) write(opened.brand);
  }, [opened]);

  if (!style) return null;

  const prints = shown.flatMap((each) => {
    const cloth = cloths[each];
    return (cloth?.style === style && printOn(cloth, choices[each], inks)) || [];
  });
  const print = prints.find(({ cloth }) => cloth === cloths[side]);
  const { artwork, isCut = false } = choices[side];
  const ofArtwork = artwork?.note ? words[artwork.note] : '';
  const faint = print?.better && words.faint;
  // What went wrong is told alone.
  const told = note === ofArtwork ? [note, faint].filter(Boolean).join(' ') : note || faint;

  const change = (part: Partial<Choice>, sides: readonly Side[] = [side]) =>
    setChoices((before) => ({
      front: { ...before.front, ...(sides.includes('front') && part) },
      back: { ...before.back, ...(sides.includes('back') && part) },
    }));
  // One artwork goes from place to place. On both sides, each has its own.
  const changeArtwork = (part: Partial<Choice>) => change(part, wantsBoth ? [side] : bothSides);

  const take = async (coming: Promise<Artwork>) => {
    newest.current = coming;
    try {
      const artwork = await coming;
      if (newest.current !== coming) return;
      const { isCut, name } = artwork;
      changeArtwork({ artwork, isCut, placement: undefined, ...(!name && { ink: undefined }) });
      setNote(artwork.note ? words[artwork.note] : '');
    } catch (error) {
      const isHeic = (error as Error).message === 'heic';
      if (newest.current === coming) setNote(isHeic ? words.heic : words.unreadable);
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
      const finished = finish(prints, style, { words, says, ...factory }, isKept);
      address.current = location.href;
      setNote('');
      void use(finished);
    } catch {
      setNote(words.unmade);
    }
  };
  const refuse = () => setNote(words.refused);
  /** Tells that a photograph is not there. Without one that is seen, none is chosen: a press on any style tries again. */
  const leaveOut = () => {
    setChosen(cloths.front?.style);
    setWanted('front');
    setNote(words.failed);
  };
  /** The photograph of a side: what is drawn on it waits until it has loaded. */
  const photoOf = (style: MockupStyle, each: Side) => {
    const view = style[each] ?? style.front;
    return (
      // Also two styles with one photograph are two elements: only a new one says that it has loaded.
      <Picture
        key={style.id}
        photo={view.photo}
        alt={style.name}
        loading="first"
        onLoad={({ currentTarget }) => {
          try {
            const cloth = { style, ...layCloth(view, currentTarget) };
            setCloths((before) => ({ ...before, [each]: cloth }));
          } catch {
            // A browser that is short of memory gives no pixels.
            leaveOut();
          }
        }}
        onError={leaveOut}
      />
    );
  };
  const saving = { [words.download]: make(save) };
  const sharing = { [words.send]: make((finished) => send(finished, refuse)), ...saving };
  const buttons = saved ? { [words.edit]: edit } : canShare ? sharing : saving;

  return (
    <dialog
      ref={dialog}
      className="mockup"
      data-saved={!!saved}
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
        read(event.dataTransfer.files[0]);
      }}
    >
      <div className="head">
        <h2 id="mockup-heading">{words.open}</h2>
        <strong>{style.name}</strong>
        <button type="button" aria-label={words.close} onClick={goBack}>
          <Icon path={closeIcon} />
        </button>
      </div>
      <ul className="row styles" aria-label={words.styleRow}>
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
      <div className="stage">
        {shown.map((each) => (
          <Stage
            key={each}
            label={[words.stage, shown[1] && words.places[choices[each].place]]
              .filter(Boolean)
              .join(': ')}
            view={style[each] ?? style.front}
            cloth={cloths[each]}
            print={prints.find(({ cloth }) => cloth === cloths[each])}
            onPlacement={(placement) => {
              setWanted(each);
              change({ placement }, [each]);
            }}
          >
            {chosen && photoOf(chosen, each)}
          </Stage>
        ))}
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
        <p role="status">{saved ? note || words.saved : told}</p>
        {artwork?.whole && artwork.cut && (
          <Check isOn={isCut} onChange={(isCut) => changeArtwork({ isCut })}>
            {words.background}
          </Check>
        )}
        {print?.better && (
          <button
            type="button"
            className="outlined"
            onClick={() => changeArtwork({ ink: print.better?.name })}
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
            onPlacement={(placement) => change({ placement })}
            onPlace={(place) => {
              const to = place === 'back' ? 'back' : 'front';
              setWanted(to);
              change({ place, placement: undefined }, [to]);
            }}
          />
        )}
        {print && style.back && (
          <Check isOn={wantsBoth} onChange={setBoth}>
            {words.both}
          </Check>
        )}
        <p>{words.private}</p>
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
