export interface VideoPlace {
  provider: 'youtube' | 'vimeo'
  id: string
}

/** The video that an address of YouTube or Vimeo names, or undefined. */
export function videoPlace(address: string): VideoPlace | undefined {
  const text = address.trim()
  const whole = /^https?:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(whole)) return undefined
  const parsed = new URL(whole)
  const host = parsed.hostname.replace(/^(?:www|m|player)\./, '')
  const parts = parsed.pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') return youTube(parts[0])
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    return youTube(parsed.searchParams.get('v') ?? parts[1])
  }
  const number = parts.findLast((part) => /^\d{5,12}$/.test(part))
  return host === 'vimeo.com' && number ? { provider: 'vimeo', id: number } : undefined
}

function youTube(id: string | undefined): VideoPlace | undefined {
  return id && /^[\w-]{11}$/.test(id) ? { provider: 'youtube', id } : undefined
}
