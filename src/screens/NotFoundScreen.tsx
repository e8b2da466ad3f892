import { PageHeading } from '../components/PageHeading.tsx';
import type { ScreenProps } from '../data/page-props.ts';
import { pathOf } from '../i18n/routes.ts';
import '../css/snapped-thread.css';

/** The page at an address that does not exist, with the way back. */
export function NotFoundScreen({ common, content }: ScreenProps<'not-found'>) {
  const { locale, words, links } = common;
  return (
    <PageHeading className="page" heading={content.heading} intro={content.text}>
      <div className="wrap">
        <a className="button" href={pathOf('home', locale)}>
          {words.home}
        </a>
        <div className="wrap">
          <a className="text-link" href={pathOf('catalog', locale)}>
            {links.catalog}
          </a>
          <a className="text-link" href={pathOf('services', locale)}>
            {links.services}
          </a>
        </div>
      </div>
    </PageHeading>
  );
}
