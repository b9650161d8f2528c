import { NativeSelect } from '@mantine/core'
import type { ListedUser } from '../../users/contract.ts'
import { useText } from './text.ts'

interface Props {
  user: ListedUser
  admins: readonly ListedUser[]
  /** Uid, or nothing for nobody. */
  value: string
  onChange: (uid: string) => void
  /** Whether the server does not take who was chosen. */
  isWrong: boolean
}

/** To which administrator what a user wrote and uploaded passes. */
export function HeirField({ user, admins, value, onChange, isWrong }: Props) {
  const t = useText()
  const others = admins.filter(({ uid }) => uid !== user.uid)
  return (
    <NativeSelect
      mt="md"
      label={t('heir.label', { name: user.displayName || user.email })}
      value={value}
      error={isWrong && t('heir.wrong')}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        { value: '', label: t('heir.nobody') },
        ...others.map(({ uid, displayName, email }) => ({ value: uid, label: displayName || email })),
      ]}
    />
  )
}
