/** Where a video is watched. */
export function videoAddress(provider: string, id: string): string {
  if (provider === 'vimeo') return `https://vimeo.com/${id}`
  return provider === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `/media/${id}`
}
