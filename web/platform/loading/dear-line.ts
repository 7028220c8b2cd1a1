type Connection = { saveData?: boolean; type?: string; effectiveType?: string };

/** Whether somebody pays for each byte or waits for it. Where the browser does not say, as Safari and Firefox do not, nobody is taken to. */
export function isDearLine(): boolean {
  const { connection = {} } = navigator as { connection?: Connection };
  const { saveData = false, type, effectiveType = '4g' } = connection;
  return saveData || type === 'cellular' || effectiveType !== '4g';
}
