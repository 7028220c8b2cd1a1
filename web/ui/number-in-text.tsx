/** A sentence whose only number is as large as a heading, wherever the language puts it: **60** words. */
export function NumberInText({
  text,
  number,
  className = 'text-4xl leading-none',
}: {
  text: string;
  number: string;
  className?: string;
}) {
  const place = text.indexOf(number);
  if (place === -1) return <span className="head text-3xl">{text}</span>;
  return (
    <>
      {text.slice(0, place)}
      <span className={`head text-ink tabular-nums ${className}`}>{number}</span>
      {text.slice(place + number.length)}
    </>
  );
}
