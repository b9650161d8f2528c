import { Group, Menu } from '@mantine/core'
import {
  IconArrowBackUp,
  IconBan,
  IconExternalLink,
  IconPencil,
  IconRefresh,
  type Icon,
} from '@tabler/icons-react'
import { useState } from 'react'
import { paths } from '#platform/paths.ts'
import { RowActions } from '#ui/web/admin/list/row-actions.tsx'
import type { ListedCertificate } from '../../contract.ts'
import { CertificateDialog, type CertificateAction } from './certificate-dialog.tsx'
import { useText } from './text.ts'

const signs: Record<CertificateAction, Icon> = {
  names: IconPencil,
  revoke: IconBan,
  restore: IconArrowBackUp,
  issue: IconRefresh,
}

/** What can be done with one certificate; every action asks first. */
export function CertificateMenu({ certificate }: { certificate: ListedCertificate }) {
  const t = useText()
  const [action, setAction] = useState<CertificateAction | null>(null)
  const isRevoked = certificate.status === 'revoked'
  const actions: CertificateAction[] = [
    'names',
    ...(isRevoked ? (['restore'] as const) : (['issue', 'revoke'] as const)),
  ]
  return (
    <Group justify="end">
      <RowActions label={t('actionsFor', { name: certificate.holder.latin })}>
        <Menu.Item
          component="a"
          href={paths.certificate(certificate.id)}
          leftSection={<IconExternalLink size="1.125rem" aria-hidden />}
        >
          {t('open')}
        </Menu.Item>
        {actions.map((one) => {
          const Sign = signs[one]
          return (
            <Menu.Item
              key={one}
              color={one === 'revoke' ? 'red' : undefined}
              leftSection={<Sign size="1.125rem" aria-hidden />}
              onClick={() => setAction(one)}
            >
              {t(`action.${one}`)}
            </Menu.Item>
          )
        })}
      </RowActions>
      {action && (
        <CertificateDialog certificate={certificate} action={action} onClose={() => setAction(null)} />
      )}
    </Group>
  )
}
