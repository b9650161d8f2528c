/** Whether a browser asks for something to show as a page. Browsers say so; of older ones it shows in what they accept. */
export function isDocumentWanted(headers: Headers): boolean {
  const purpose = headers.get('sec-fetch-dest')
  if (purpose !== null) return purpose === 'document'
  return headers.get('accept')?.includes('text/html') ?? false
}
