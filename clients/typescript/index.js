import createClient from 'openapi-fetch'

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE']

/** A client of one site; `index.d.ts` says what it takes and gives. */
export function createHubClient({ baseUrl, token, ...options }) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const client = createClient({ ...options, baseUrl, headers, bodySerializer })
  for (const method of methods) {
    const send = client[method]
    client[method] = async (path, init = {}) => {
      const asked = asOwnType(init)
      if (asked.parseAs !== undefined) return send(path, asked)
      return readByType(await send(path, { ...asked, parseAs: 'stream' }))
    }
  }
  client.request = (method, path, init) => client[method.toUpperCase()](path, init)
  return client
}

/** What holds a file is sent as a form, bytes as they are, everything else as JSON. */
function bodySerializer(body) {
  if (body instanceof FormData || body instanceof Blob) return body
  if (!holdsFile(body)) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, value)
  return form
}

function holdsFile(body) {
  return typeof body === 'object' && body !== null && Object.values(body).some((one) => one instanceof Blob)
}

function asOwnType(init) {
  if (!(init.body instanceof Blob)) return init
  const headers = new Headers(init.headers)
  if (!headers.has('content-type')) headers.set('content-type', init.body.type || 'application/octet-stream')
  return { ...init, headers }
}

/** JSON as what it says, text and signed text as a string, events as they come, everything else as a `Blob`. */
async function readByType(answer) {
  if (!answer.data) return answer
  const { response } = answer
  const [type] = (response.headers.get('content-type') ?? '').toLowerCase().split(';')
  if (type === 'text/event-stream') return answer
  if (/[/+]json$/.test(type)) {
    const text = await response.text()
    return { data: text ? JSON.parse(text) : undefined, response }
  }
  const isText = type.startsWith('text/') || /[/+]jwt$/.test(type)
  return { data: isText ? await response.text() : await response.blob(), response }
}
