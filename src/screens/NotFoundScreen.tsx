import { ActionLink } from '../components/ActionLink.tsx';
import { PageHead } from '../components/PageHead.tsx';
import type { Common } from '../content/common.ts';
import type { Content } from '../content/schema.ts';
import { addressOf } from '../language.ts';
import styles from './NotFoundScreen.module.css';

interface NotFoundScreenProps {
  common: Common;
  content: Content<'not-found'>;
}

/** What stands at an address that leads nowhere, with the way back. */
export function NotFoundScreen({ common, content }: NotFoundScreenProps) {
  const { language, words } = common;
  return (
    <div className={`page ${styles.screen}`}>
      <PageHead heading={content.heading} intro={content.text}>
        <div className={styles.ways}>
          <ActionLink href={addressOf('home', language)}>{words.home}</ActionLink>
          <a className="text-link" href={addressOf('catalog', language)}>
            {words.navigation.links.catalog}
          </a>
          <a className="text-link" href={addressOf('services', language)}>
            {words.navigation.links.services}
          </a>
        </div>
      </PageHead>
    </div>
  );
}
