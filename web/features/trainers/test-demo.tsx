import { useExamplePair } from '#web/platform/i18n/languages.ts';
import { useWordForms } from '#web/vocabulary/words/use-word-forms.ts';

const BOX = 'h-23 w-26 rounded-field p-2.5 sm:h-30 sm:w-full';

/** A word of the learning language with three answers, the middle one right; the room of the word is kept until it is there. */
export function WordDemo() {
  const { learn } = useExamplePair();
  const apple = useWordForms('apple');
  return (
    <span aria-hidden="true" className={`tile shelf-food ${BOX}`}>
      <span className="grid w-full justify-items-center gap-1.5">
        <bdi lang={learn} className="word min-h-[1lh] word-lg whitespace-nowrap text-ink sm:word-xl">
          {apple?.[learn]}
        </bdi>
        <span className="grid w-21 gap-1.5 *:h-2 *:rounded-chip *:border *:border-edge/40 *:bg-card *:nth-2:border-correct *:nth-2:bg-correct">
          <i />
          <i />
          <i />
        </span>
      </span>
    </span>
  );
}

/** A word of one's own language, and the word for it; nothing moves when they come. */
export function TranslationDemo() {
  const { lang, learn } = useExamplePair();
  const cat = useWordForms('cat');
  return (
    <span aria-hidden="true" className={`tile shelf-city ${BOX}`}>
      <span className="grid w-full justify-items-center gap-1.5">
        <b lang={lang} className="min-h-[1lh] text-sm font-semibold whitespace-nowrap text-ink sm:text-base">
          {cat?.[lang]}
        </b>
        <bdi
          lang={learn}
          className="word min-h-[1lh] word-base rounded-chip bg-correct empty:invisible px-3 py-0.5 whitespace-nowrap text-card sm:word-lg"
        >
          {cat?.[learn]}
        </bdi>
      </span>
    </span>
  );
}

/** A test that is still to come. */
export function ComingDemo() {
  return (
    <span aria-hidden="true" className={`tile bg-well ${BOX}`}>
      <span className="strokes strokes-tall">
        <i />
        <i />
        <i />
        <i />
      </span>
    </span>
  );
}
