import { Badge, Text } from '@mantine/core'
import type { CertificateStatus } from '../../contract.ts'
import { useText } from './text.ts'

const colours = { valid: 'green', expired: 'yellow', revoked: 'red' } as const satisfies Record<
  CertificateStatus,
  string
>

/** What a certificate is worth now, and why not more. */
export function StatusBadge({ status, reason }: { status: CertificateStatus; reason?: string }) {
  const t = useText()
  return (
    <>
      <Badge variant="light" color={colours[status]}>
        {t(`status.${status}`)}
      </Badge>
      {reason && (
        <Text size="sm" c="dimmed">
          {reason}
        </Text>
      )}
    </>
  )
}
