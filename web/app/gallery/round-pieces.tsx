import { OptionButton } from '#web/features/trainers/round/option-button.tsx';
import { Specimen } from './specimen.tsx';

const LOOKS = ['open', 'right', 'wrong'] as const;
const TILES = ['open', 'used', 'right', 'wrong'] as const;
const STROKES = ['full', 'right', 'missed', undefined] as const;

/** What a round is made of. */
export function RoundPieces() {
  return (
    <>
      <Specimen name="round-options">
        <div className="grid w-80 gap-2.5">
          {LOOKS.map((look, index) => (
            <OptionButton
              key={look}
              number={index + 1}
              text="pan"
              language="es"
              isWord
              isSquare={false}
              look={look}
              onChoose={() => {}}
            />
          ))}
          <OptionButton
            number={4}
            text="bread"
            language="en"
            isWord={false}
            isSquare
            look="open"
            onChoose={() => {}}
          />
        </div>
      </Specimen>
      <Specimen name="round-tiles">
        <div lang="es" className="writing-lines w-80">
          {TILES.map(look => (
            <button
              key={look}
              type="button"
              data-tile={look === 'open' ? undefined : look}
              className="word word-tile"
            >
              pan
            </button>
          ))}
        </div>
      </Specimen>
      <Specimen name="round-strokes">
        <span className="strokes h-5.5 w-40">
          {STROKES.map(look => (
            <i key={look ?? 'empty'} data-stroke={look} />
          ))}
        </span>
      </Specimen>
    </>
  );
}
