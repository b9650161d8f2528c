import { expect, test } from 'vitest'
import { asciiFileName, attachment, cleanFileName } from '#content/media/server/file-names.ts'
import { fileExtensions, imageTypes } from '#content/media/limits.ts'
import { fileTypeOf, fileTypes, imageTypeOf } from './formats.ts'
import { listZipNames } from './zip-names.ts'

const text = (value: string) => new TextEncoder().encode(value)

test.each([
  ['GIF89a…', 'image/gif'],
  ['\u0089PNG', undefined],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
  ['<!doctype html>', undefined],
  ['', undefined],
])('%j is the image type %s', (start, type) => {
  expect(imageTypeOf(text(start))).toBe(type)
})

test.each([
  ['guide.pdf', '%PDF-1.7\n', 'application/pdf'],
  ['GUIDE.PDF', '%PDF-1.7\n', 'application/pdf'],
  ['ዋጋ.csv', 'ቀን,ዋጋ\n2019-01-01,12\n', 'text/csv; charset=utf-8'],
  ['notes.txt', 'ማስታወሻ', 'text/plain; charset=utf-8'],
  ['days.ics', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', 'text/calendar; charset=utf-8'],
  ['talk.mp3', 'ID3\u0003', 'audio/mpeg'],
])('%s with fitting content is taken', (name, content, mimeType) => {
  expect(fileTypeOf(name, text(content))?.mimeType).toBe(mimeType)
})

test.each([
  ['guide.pdf', 'MZ\u0090'],
  ['guide.pdf.exe', '%PDF-1.7'],
  ['guide', '%PDF-1.7'],
  ['page.html', '<p>hello</p>'],
  ['page.txt', '  <!DOCTYPE html><script>1</script>'],
  ['drawing.csv', '<?xml version="1.0"?><svg/>'],
  ['drawing.svg', '<svg/>'],
  ['notes.txt', 'a\u0000b'],
  ['days.ics', 'hello'],
  ['sheet.xlsx', 'PK\u0003\u0004'],
  ['film.mp4', '\u0000\u0000\u0000\u0018ftypavif'],
  ['x.constructor', 'hello'],
  ['x.__proto__', 'hello'],
])('%s with content %j is refused', (name, content) => {
  expect(fileTypeOf(name, text(content))).toBeUndefined()
})

test('text that is not UTF-8 is refused', () => {
  expect(fileTypeOf('notes.txt', new Uint8Array([0xff, 0xfe, 0x41, 0x00]))).toBeUndefined()
})

test('a video is known by its brand', () => {
  expect(
    fileTypeOf('film.mp4', text('\u0000\u0000\u0000\u0018ftypisom\u0000\u0000\u0002\u0000isommp42'))
      ?.mimeType,
  ).toBe('video/mp4')
})

test('an Office file is a zip with the right parts, and without macros', () => {
  const sheet = zip(['[Content_Types].xml', 'xl/workbook.xml'])
  expect(fileTypeOf('sheet.xlsx', sheet)?.extension).toBe('xlsx')
  expect(fileTypeOf('letter.docx', sheet)).toBeUndefined()
  expect(
    fileTypeOf('sheet.xlsx', zip(['[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin'])),
  ).toBeUndefined()
  expect(fileTypeOf('sheet.xlsx', zip(['readme.txt']))).toBeUndefined()
  expect(fileTypeOf('things.zip', zip(['readme.txt']))?.extension).toBe('zip')
})

test('a broken zip gives no names', () => {
  const whole = zip(['one.txt', 'two.txt'])
  expect(listZipNames(whole)).toEqual(['one.txt', 'two.txt'])
  expect(listZipNames(whole.subarray(0, whole.length - 3))).toBeUndefined()
  expect(listZipNames(whole.subarray(10))).toBeUndefined()
  expect(listZipNames(new Uint8Array())).toBeUndefined()
})

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\ዋጋ ዝርዝር.pdf', 'ዋጋ ዝርዝር.pdf'],
  ['a\r\nb"c\u202Efdp.exe', 'abcfdp.exe'],
  ['', 'file'],
  ['\uD800.pdf', '\uFFFD.pdf'],
])('%j is shown as %j', (given, shown) => {
  expect(cleanFileName(given)).toBe(shown)
})

test('a long name keeps its ending', () => {
  expect([...cleanFileName(`${'ሀ'.repeat(500)}.pdf`)]).toHaveLength(200)
  expect(cleanFileName(`${'ሀ'.repeat(500)}.pdf`)).toMatch(/\.pdf$/)
})

test('addresses carry an ASCII name, downloads the real one', () => {
  expect(asciiFileName('Café price-list (1).PDF', 'pdf')).toBe('cafe-price-list-1.pdf')
  expect(asciiFileName('የንግድ ዕቅድ.pdf', 'pdf')).toBe('file.pdf')
  expect(attachment("ዋጋ's.pdf", 'file.pdf')).toBe(
    `attachment; filename="file.pdf"; filename*=UTF-8''%E1%8B%8B%E1%8C%8B%27s.pdf`,
  )
})

/** A zip of empty entries: only its directory, which is what is read. */
function zip(names: string[]): Uint8Array {
  const entries = names.map((name) => {
    const entry = Buffer.alloc(46 + name.length)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(name.length, 28)
    entry.write(name, 46)
    return entry
  })
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(directory.length, 12)
  return new Uint8Array(Buffer.concat([directory, end]))
}

test('the formats that the upload form names are those that are taken', () => {
  expect(Object.keys(fileTypes)).toEqual(fileExtensions)
  const starts: Record<string, string> = {
    'image/jpeg': '\u00ff\u00d8\u00ff',
    'image/png': '\u0089PNG\r\n\u001a\n',
    'image/webp': 'RIFF0000WEBP',
    'image/avif': '\u0000\u0000\u0000\u0018ftypavif',
    'image/gif': 'GIF89a',
  }
  expect(Object.keys(starts)).toEqual(imageTypes)
  for (const [type, start] of Object.entries(starts))
    expect(imageTypeOf(Buffer.from(start, 'latin1'))).toBe(type)
})
