/** Stands in for the rows above or below. An attribute gives its height, since the site allows no inline styles. */
export function Gap({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a table row takes no focus
    <tr aria-hidden="true">
      <td colSpan={columns} height={height} />
    </tr>
  );
}
