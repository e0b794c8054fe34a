const utmNames = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/**
 * Metadata of a script tag and of the page's URL.
 * @param dataset Attributes of the script, as `HTMLElement.dataset` names them.
 * @param search Query of the page's URL.
 */
export function readMetadata(
  dataset: Readonly<Record<string, string | undefined>>,
  search: string,
): AIFindrWidget.Metadata {
  const metadata: Record<string, string | AIFindrWidget.UtmParameters> = {};
  for (const [name, value] of Object.entries(dataset)) {
    // Free choice: a name that `dataset` leaves with a dash (`data-meta-2x`) is not read; what becomes of it is not published.
    if (value === undefined || !/^meta[A-Z]/.test(name)) continue;
    metadata[name.charAt(4).toLowerCase() + name.slice(5)] = value;
  }
  const isUtmFixed = Object.keys(metadata).some((key) => key === 'utm' || /^utm[A-Z]/.test(key));
  const utm = isUtmFixed ? {} : readUtm(search);
  if (Object.keys(utm).length > 0) metadata.utm = utm;
  return metadata;
}

function readUtm(search: string): AIFindrWidget.UtmParameters {
  const parameters = new URLSearchParams(search);
  // Free choice: an empty parameter counts as absent.
  return Object.fromEntries(
    utmNames
      .map((name) => [name, parameters.get(`utm_${name}`)] as const)
      .filter(([, value]) => value),
  );
}
