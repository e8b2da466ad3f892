import { ActionLink } from '../components/ActionLink.tsx';
import { ChatBar } from '../components/ChatBar.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Photo } from '../components/Photo.tsx';
import { ThreadRule } from '../components/ThreadRule.tsx';
import type { Common } from '../content/common.ts';
import type { Content } from '../content/schema.ts';
import { addressOf } from '../language.ts';
import { places } from '../photos/places.ts';
import styles from './CatalogScreen.module.css';
import { standsInPair } from './pairs.ts';

interface CatalogScreenProps {
  common: Common;
  content: Content<'catalog'>;
}

/** Pieces to start from, each a link to start with it, and the kinds of clothes made. */
export function CatalogScreen({ common, content }: CatalogScreenProps) {
  const { heading, intro, order, products, categories, action } = content;
  const startProject = addressOf('start-project', common.language);
  return (
    <>
      <div className="page">
        <PageHead heading={heading} intro={intro} />
      </div>
      <ChatBar common={common}>
        <ul className={`page ${styles.products}`}>
          {products.map((product, index) => (
            <li key={product.id} data-pair={standsInPair(index, products.length)}>
              <a className={styles.product} href={startProject}>
                <Photo
                  {...product.photo}
                  loading={index < 2 ? 'eager' : 'lazy'}
                  crops={places.product({
                    pair: standsInPair(index, products.length),
                    alone: index === products.length - 1 && index % 2 === 0,
                  })}
                />
                <span className={styles.order}>{order}</span>
              </a>
              <p className={styles.name}>{product.name}</p>
            </li>
          ))}
        </ul>
        <section className="page section">
          <ThreadRule />
          <h2 className={styles.categoriesHeading}>{categories.heading}</h2>
          <ul className={styles.categories}>
            {categories.items.map((category) => (
              <li key={category.name} className={styles.category}>
                <h3 className={styles.categoryName}>{category.name}</h3>
                <p>{category.text}</p>
              </li>
            ))}
          </ul>
          <ActionLink href={startProject}>{action}</ActionLink>
        </section>
      </ChatBar>
    </>
  );
}
