import { Specimen } from './specimen.tsx';

const SHELVES = [
  'shelf-start',
  'shelf-people',
  'shelf-food',
  'shelf-home',
  'shelf-nature',
  'shelf-city',
  'shelf-work',
  'shelf-free',
  'shelf-mind',
  'shelf-doing',
];

/** What words and pictures lie on. */
export function Shapes() {
  return (
    <>
      <Specimen name="tiles">
        {SHELVES.map(shelf => (
          <span key={shelf} lang="en" className={`word tile tile-56 ${shelf}`}>
            a
          </span>
        ))}
        <span className="word tile tile-36">a</span>
        <span className="word tile tile-40">a</span>
        <span className="word tile tile-52">a</span>
        <span className="word tile tile-72">a</span>
        <span className="word tile tile-132">a</span>
      </Specimen>
      <Specimen name="deck">
        <div className="deck w-64">
          <div className="slip p-5">
            <p lang="es" className="word word-4xl">
              pan
            </p>
          </div>
        </div>
        <div className="slip p-5">A slip alone</div>
        <div className="rounded-card border border-line bg-card p-5">A card</div>
        <div className="rounded-panel bg-deep p-5 text-on-deep">
          The deep panel<p className="text-on-deep-quiet">and its quiet text</p>
        </div>
      </Specimen>
    </>
  );
}
