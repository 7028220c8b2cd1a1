import { Fragment } from 'react';
import { changedParts } from './changed-parts.ts';

/** A form with what is other than in the headword in the colour of links; Arabic letters hang together all the same. */
export function FormText({ headword, form }: { headword: string; form: string }) {
  return changedParts(headword, form).map(({ text, isChanged }, index) =>
    isChanged ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a form never move
      <em key={index} className="text-accent not-italic">
        {text}
      </em>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a form never move
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
