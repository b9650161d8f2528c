export { IconNews as KindIcon } from '@tabler/icons-react'
