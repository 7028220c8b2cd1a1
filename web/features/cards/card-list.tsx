import { LongList } from '#web/ui/long-list.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CARDS_AT_ONCE, useCards } from '#web/vocabulary/cards/api.ts';
import { CardRow } from './card-row.tsx';

/** Of a card with a sentence, in pixels. */
const ROW_HEIGHT = 84;

/** All cards in which a text occurs, however many: those in view are in the document, and asked for by pages. */
export function CardList({ search, total }: { search: string; total: number }) {
  return (
    <LongList rowCount={total} rowHeight={ROW_HEIGHT} className="divide-y divide-line">
      {row => <CardAt key={row} search={search} row={row} total={total} />}
    </LongList>
  );
}

/** Rows of one page share one call. */
function CardAt({ search, row, total }: { search: string; row: number; total: number }) {
  const place = row % CARDS_AT_ONCE;
  const page = useCards(search, row - place);
  const card = page.data?.data.cards[place];
  return (
    <li data-row={row} aria-posinset={row + 1} aria-setsize={total} className="min-h-16">
      {card ? <CardRow key={card.id} card={card} /> : <Skeleton rows={1} className="h-20" />}
    </li>
  );
}
