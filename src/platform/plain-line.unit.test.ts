import { expect, test } from 'vitest'
import { plainLine } from './plain-line.ts'

test.each([
  ['a name turned around', 'Abebe\u202Egnp.exe\u202C', 'Abebegnp.exe'],
  ['isolates and marks of direction', '\u2066Sara\u2069\u200F\u061C', 'Sara'],
  ['zero-width signs', 'Ad\u200Bmin\u2060\uFEFF', 'Admin'],
  ['a soft hyphen and a filler', 'Ad\u00ADmin\u3164', 'Admin'],
  ['letters of the tag block', 'Sara\u{E0041}\u{E0042}', 'Sara'],
  ['a joiner between Latin letters', 'Ad\u200Dmin\u200C', 'Admin'],
  ['a joiner between Ethiopic letters', 'አበ\u200Dበ', 'አበበ'],
  ['line breaks and spaces', '  Sara\n\tBekele\u2028x\u00A0 ', 'Sara Bekele x'],
  ['control characters', 'Sa\u0007ra\0', 'Sara'],
  ['a letter and its mark apart', 'Rene\u0301', 'Ren\u00E9'],
  ['half a surrogate', 'Sara\uD800', 'Sara\uFFFD'],
])('%s', (_, given, plain) => expect(plainLine(given)).toBe(plain))

test.each([
  ['Amharic', 'አበበ በቀለ'],
  ['Persian with the joiner it needs', '\u0639\u0644\u06CC\u200C\u0631\u0636\u0627'],
  ['Sinhala with the joiner it needs', '\u0DC1\u0DCA\u200D\u0DBB\u0DD3'],
  ['a picture made of several', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'],
  ['an apostrophe and a hyphen', 'D’Arcy O-Neil'],
])('%s stays as it is', (_, name) => expect(plainLine(name)).toBe(name.normalize('NFC')))
