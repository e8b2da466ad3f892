import type { Common } from '../data/page-props.ts';
import css from './FactoryMap.module.css';
import { Icon, pinIcon } from './Icon.tsx';
import { NewTabLink, type NewTabLinkProps } from './NewTabLink.tsx';

/** A Google map of the factory; until it loads, and where it is blocked, a label that says so. */
export function FactoryMap({ common }: { common: Common }) {
  const { latitude, longitude } = common.site.coordinates;
  return (
    <div className={css.map}>
      <div className={css.frame}>
        <iframe
          title={common.words.map.title}
          src={`https://www.google.com/maps?q=${latitude},${longitude}&z=15&hl=${common.locale}&output=embed`}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
      <p className={css.label} aria-hidden="true">
        <Icon path={pinIcon} />
        <span>{common.words.map.title}</span>
      </p>
    </div>
  );
}

/** Opens the factory's place in the visitor's own map. */
export function MapLink({ common, ...link }: NewTabLinkProps) {
  const { latitude, longitude } = common.site.coordinates;
  const href = `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
  return <NewTabLink common={common} href={href} {...link} />;
}
