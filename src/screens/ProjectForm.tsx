import { Fragment } from 'react';
import type { Content } from '../content/schema/pages.ts';

const fields = ['name', 'phone', 'brandType', 'budget', 'message'] as const;

/** The form that the specification declares but nobody sees or submits: it is hidden and disabled. */
export function ProjectForm({ labels }: { labels: Content<'start-project'>['form'] }) {
  return (
    <form hidden aria-label={labels.heading}>
      <fieldset disabled>
        {fields.map((field) => (
          <Fragment key={field}>
            <label htmlFor={field}>{labels[field]}</label>
            {field === 'message' ? (
              <textarea id={field} name={field} />
            ) : (
              <input id={field} name={field} type={field === 'phone' ? 'tel' : 'text'} />
            )}
          </Fragment>
        ))}
        <button type="submit">{labels.submit}</button>
      </fieldset>
    </form>
  );
}
