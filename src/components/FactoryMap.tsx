import type { ReactNode } from 'react';
import type { Common } from '../content/entries.ts';
import styles from './FactoryMap.module.css';
import { NewTabLink } from './NewTabLink.tsx';

const zoom = 15;

/** The map of the factory, framed from Google Maps, which is fetched when it comes near. */
export function FactoryMap({ common }: { common: Common }) {
  const { latitude, longitude } = common.identity.coordinates;
  return (
    <div className={styles.place}>
      <iframe
        className={styles.map}
        title={common.words.map.title}
        src={`https://www.google.com/maps?q=${latitude},${longitude}&z=${zoom}&hl=${common.locale}&output=embed`}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </div>
  );
}

interface MapLinkProps {
  common: Common;
  className?: string | undefined;
  children: ReactNode;
}

/** Opens the factory's place in the visitor's own map. */
export function MapLink({ common, className, children }: MapLinkProps) {
  const { latitude, longitude } = common.identity.coordinates;
  return (
    <NewTabLink
      common={common}
      className={className}
      href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`}
    >
      {children}
    </NewTabLink>
  );
}
