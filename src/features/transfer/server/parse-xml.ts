import { XMLParser, XMLValidator, type X2jOptions } from 'fast-xml-parser'
import { invalid } from '#platform/errors.ts'

const deepest = 64

/**
 * Parses XML that somebody sent. No document type is taken, so there are no entities but those of XML itself, and nothing can be
 * fetched or blown up; elements stand in each other at most 64 deep.
 * @throws 422 `file`: `xml.doctype`, `xml.broken`
 */
export function parseXml(text: string, options: X2jOptions): unknown {
  const xml = text.replace(/^\uFEFF/, '')
  if (hasDocumentType(xml)) throw invalid({ file: 'xml.doctype' })
  if (XMLValidator.validate(xml) !== true) throw invalid({ file: 'xml.broken' })
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    parseAttributeValue: false,
    htmlEntities: true,
    maxNestedTags: deepest,
    ...options,
    processEntities: {
      enabled: true,
      maxEntityCount: 0,
      maxTotalExpansions: Infinity,
      maxExpandedLength: Infinity,
    },
  })
  try {
    return parser.parse(xml)
  } catch {
    throw invalid({ file: 'xml.broken' })
  }
}

/** A document type can only stand before the first element; what looks like one further on is text. */
function hasDocumentType(xml: string): boolean {
  for (let at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', at + 1)) {
    if (xml.startsWith('<?', at)) at = xml.indexOf('?>', at)
    else if (xml.startsWith('<!--', at)) at = xml.indexOf('-->', at)
    else return xml.startsWith('<!', at)
    if (at === -1) return false
  }
  return false
}
