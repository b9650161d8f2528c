import { z } from 'zod'
import { describe, expect, test } from 'vitest'
import { invalid, notFound } from '../../errors.ts'
import { says } from '../../problems/field-codes.ts'
import { emailAddress, fieldErrors, textOf } from './http.ts'

describe('text', () => {
  const codes = (value: unknown, most = 5, least = 1) => {
    const parsed = z.strictObject({ text: textOf(most, least) }).safeParse({ text: value })
    return parsed.success ? parsed.data.text : fieldErrors(parsed.error).text
  }

  test('is trimmed, composed, and without control characters but line breaks and tabs', () => {
    expect(codes('  e\u0301t\u0007 ')).toBe('ét')
    expect(codes('a\tb\nc')).toBe('a\tb\nc')
    expect(codes('a\ud800b')).toBe('a\ufffdb')
    expect(codes('\u0000\u001b\u0085', 5, 0)).toBe('')
  })

  test('is counted as people count letters', () => {
    expect(codes('ሀለሐመሠ')).toBe('ሀለሐመሠ')
    expect(codes('👍👍👍👍👍')).toBe('👍👍👍👍👍')
    expect(codes('123456')).toBe('too_long')
    expect(codes('x'.repeat(1000))).toBe('too_long')
    expect(codes('   ')).toBe('required')
    expect(codes('ab', 5, 3)).toBe('too_short')
    expect(codes(undefined)).toBe('required')
    expect(codes(7)).toBe('invalid')
  })
})

describe('an e-mail address', () => {
  const parse = (value: unknown) => {
    const parsed = z.strictObject({ email: emailAddress }).safeParse({ email: value })
    return parsed.success ? parsed.data.email : fieldErrors(parsed.error).email
  }

  test.each([
    [' Abebe@Example.COM ', 'abebe@example.com'],
    ['abebe＠example.com', 'abebe@example.com'],
    ['ABEBE+x@example.co.et', 'abebe+x@example.co.et'],
  ])('%j has one form', (given, stored) => {
    expect(parse(given)).toBe(stored)
  })

  test.each([
    'abebe',
    '@example.com',
    'a b@example.com',
    'a@b@c.de',
    'abebe@example',
    'a@example.com\nBcc: x@y.z',
    '<a@example.com>',
    'a@example.com, b@example.com',
  ])('%j is none', (given) => {
    expect(parse(given)).toBe('invalid_email')
  })

  test('of more than 254 characters is too long', () => {
    expect(parse(`${'x'.repeat(250)}@example.com`)).toBe('too_long')
  })
})

test('codes and nouns that are not listed are refused where they are written', () => {
  // @ts-expect-error -- there is no such code
  expect(says('too_lon')).toEqual({ message: 'too_lon' })
  // @ts-expect-error -- there is no such code
  expect(invalid({ title: 'too_lon' }).fields).toEqual({ title: 'too_lon' })
  // @ts-expect-error -- there is no such noun
  expect(notFound('lessen').code).toBe('lessen.not_found')
  expect(notFound('orderBook').code).toBe('order_book.not_found')
})

test('field errors are codes by place, one for each field', () => {
  const schema = z.strictObject({
    name: z.string().min(1),
    age: z.number().int().min(18).max(99),
    tags: z.array(z.string().max(3)).max(2),
    kind: z.enum(['a', 'b']),
    nested: z.strictObject({ url: z.url() }),
    own: z.string().regex(/^a/, says('link.unsafe')),
    unlisted: z.string().regex(/^a/, { message: 'starts.with_a' }),
  })
  const parsed = schema.safeParse({
    name: '',
    age: 17,
    tags: ['long', 'x'],
    kind: 'c',
    nested: { url: 'x', more: 1 },
    own: 'b',
    unlisted: 'b',
    constructor: 1,
  })
  expect(parsed.success ? {} : fieldErrors(parsed.error)).toEqual({
    name: 'required',
    age: 'too_small',
    'tags.0': 'too_long',
    kind: 'invalid',
    'nested.url': 'invalid_url',
    'nested.more': 'unknown_field',
    own: 'link.unsafe',
    unlisted: 'invalid_regex',
    constructor: 'unknown_field',
  })
  const nothing = schema.safeParse('text')
  expect(nothing.success ? {} : fieldErrors(nothing.error)).toEqual({ body: 'invalid' })
})
