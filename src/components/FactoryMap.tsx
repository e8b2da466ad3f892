import type { ComponentProps } from 'react';
import type { Common } from '../data/page-props.ts';
import css from './FactoryMap.module.css';
import { Icon, pinIcon } from './Icon.tsx';
import { NewTabLink } from './NewTabLink.tsx';

/** A Google map of the factory, over a drawn placeholder that shows until the map is there. */
export function FactoryMap({ common }: { common: Common }) {
  const { site, locale, words } = common;
  const { latitude, longitude } = site.coordinates;
  const src = `https://www.google.com/maps?q=${latitude},${longitude}&z=15&hl=${locale}&output=embed`;
  return (
    <div className={`column ${css.map}`}>
      <p className={`column ${css.placeholder}`}>
        <Icon path={pinIcon} size={40} />
        <span>
          <strong>{site.city[locale]}</strong>
          <br />
          <bdi dir="ltr">{`${latitude}, ${longitude}`}</bdi>
        </span>
      </p>
      <div className={`on-screen ${css.frame}`}>
        <iframe title={words.map.title} src={src} loading="lazy" />
        <template>
          <object className="visually-hidden" data={src} title={words.map.title} />
        </template>
      </div>
    </div>
  );
}

/** Opens the factory's place in the visitor's own map. */
export function MapLink({ common, ...link }: ComponentProps<'a'> & { common: Common }) {
  const { latitude, longitude } = common.site.coordinates;
  const href = `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
  return <NewTabLink newTab={common.words.newTab} href={href} {...link} />;
}
