import { ActionLink } from '../components/ActionLink.tsx';
import { PageHead } from '../components/PageHead.tsx';
import type { Common } from '../content/entries.ts';
import type { Content } from '../content/schema.ts';
import { pathOf } from '../i18n/routes.ts';
import styles from './NotFoundScreen.module.css';

interface NotFoundScreenProps {
  common: Common;
  content: Content<'not-found'>;
}

/** What stands at an address that leads nowhere, with the way back. */
export function NotFoundScreen({ common, content }: NotFoundScreenProps) {
  const { locale, words } = common;
  return (
    <div className={`page ${styles.screen}`}>
      <PageHead heading={content.heading} intro={content.text}>
        <div className={styles.ways}>
          <ActionLink href={pathOf('home', locale)}>{words.home}</ActionLink>
          <a className="text-link" href={pathOf('catalog', locale)}>
            {common.links.catalog}
          </a>
          <a className="text-link" href={pathOf('services', locale)}>
            {common.links.services}
          </a>
        </div>
      </PageHead>
    </div>
  );
}
