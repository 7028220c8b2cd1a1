import { directionOf, type Language } from '#languages/index.ts';
import { useSpeak } from '#web/vocabulary/speech/use-speak.ts';
import { writtenForm } from './changed-parts.ts';
import { FormText } from './form-text.tsx';

type FormButtonProps = {
  form: string;
  headword: string;
  language: Language;
  /** A sentence above has it. */
  isUsed: boolean;
  place: string;
  /** The Tab key stops here. */
  isStop: boolean;
};

/** A form that says itself. It is read out as it is written, without the marks that only help to read it. */
export function FormButton({ form, headword, language, isUsed, place, isStop }: FormButtonProps) {
  const { state, say } = useSpeak({ text: form, language });
  return (
    <button
      type="button"
      lang={language}
      aria-label={writtenForm(form)}
      aria-busy={state === 'loading' || undefined}
      data-place={place}
      tabIndex={isStop ? 0 : -1}
      onClick={say}
      className={`flex min-h-11 w-full items-center rounded-key px-2 py-1 text-start hover:bg-accent-soft ${isUsed ? 'bg-spark-soft' : ''} ${state === 'playing' ? 'bg-accent-soft' : ''}`}
    >
      <span dir={directionOf(language)} className="word word-lg">
        <FormText headword={headword} form={form} />
      </span>
    </button>
  );
}
