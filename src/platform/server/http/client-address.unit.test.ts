import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'
import type { Config } from '../config.ts'

function addressOf(socket: string | undefined, forwarded?: string, trusted: string[] = []): string {
  const incoming = {
    socket: { remoteAddress: socket },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage
  return clientAddress(incoming, {
    trustedProxies: trusted.map((range) => ipaddr.parseCIDR(range)),
  } as Partial<Config> as Config)
}

test('is the socket’s, whatever the request says', () => {
  expect(addressOf('203.0.113.9')).toBe('203.0.113.9')
  expect(addressOf('203.0.113.9', '1.2.3.4')).toBe('203.0.113.9')
  expect(addressOf('203.0.113.9', '1.2.3.4', ['10.0.0.0/8'])).toBe('203.0.113.9')
})

test('behind trusted proxies is the nearest that is not trusted', () => {
  const trusted = ['10.0.0.0/8']
  expect(addressOf('10.0.0.1', '203.0.113.9', trusted)).toBe('203.0.113.9')
  expect(addressOf('10.0.0.1', '6.6.6.6, 203.0.113.9, 10.1.1.1', trusted)).toBe('203.0.113.9')
  expect(addressOf('10.0.0.1', '10.0.0.2', trusted)).toBe('10.0.0.2')
})

test.each([
  undefined,
  '',
  'nonsense',
  ',',
  '203.0.113.9, unknown',
  '6.6.6.6, 203.0.113.9:',
  '203.0.113.9:x',
  '203.0.113.9:123456',
  '[203.0.113.9',
  '[]:443',
  'unknown, 10.0.0.7x',
])('with %j from a proxy is the proxy', (forwarded) => {
  expect(addressOf('10.0.0.1', forwarded, ['10.0.0.0/8'])).toBe('10.0.0.1')
})

test.each([
  ['203.0.113.9:5678', '203.0.113.9'],
  ['203.0.113.9:5679', '203.0.113.9'],
  ['6.6.6.6:1, 203.0.113.9:5678, 10.1.1.1:80', '203.0.113.9'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
])('with %j, where a gateway writes ports, is %s', (forwarded, address) => {
  expect(addressOf('10.0.0.1', forwarded, ['10.0.0.0/8'])).toBe(address)
})

test('of IPv6 is the household’s /64, of IPv4 in IPv6 the IPv4', () => {
  expect(addressOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(addressOf('2001:db8:1:2:ffff::1')).toBe('2001:db8:1:2::/64')
  expect(addressOf('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(addressOf('::ffff:10.0.0.1', '203.0.113.9', ['10.0.0.0/8'])).toBe('203.0.113.9')
  expect(addressOf('fe80::1', '203.0.113.9', ['10.0.0.0/8'])).toBe('fe80::/64')
})

test('of a call in process is local', () => {
  expect(clientAddress(undefined, { trustedProxies: [] } as Partial<Config> as Config)).toBe('local')
})
