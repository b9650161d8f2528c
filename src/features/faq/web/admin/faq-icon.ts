export { IconHelpCircle as KindIcon } from '@tabler/icons-react'
