import type { ComponentProps } from 'react';
import type { Common } from '../data/page-props.ts';
import css from './FactoryMap.module.css';
import { NewTabLink } from './NewTabLink.tsx';

/** A drawn map of the country with the factory's place, and over it a Google map of the streets around once that is there. */
export function FactoryMap({ common }: { common: Common }) {
  const { site, locale, words } = common;
  const { latitude, longitude } = site.coordinates;
  const src = `https://www.google.com/maps?q=${latitude},${longitude}&z=15&hl=${locale}&output=embed`;
  return (
    <div className={`column ${css.map}`}>
      <img
        className="on-screen"
        src="/country-map.svg"
        alt=""
        width={800}
        height={800}
        loading="lazy"
      />
      <p className={css.place}>
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
