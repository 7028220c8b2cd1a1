/** A sentence whose number is as large as a heading, wherever the language puts it: **60** words. */
export function NumberInText({ text, number }: { text: string; number: string }) {
  const place = text.indexOf(number);
  if (place === -1) return <span className="head text-3xl">{text}</span>;
  return (
    <>
      {text.slice(0, place)}
      <span className="head text-4xl leading-none text-ink tabular-nums">{number}</span>
      {text.slice(place + number.length)}
    </>
  );
}
