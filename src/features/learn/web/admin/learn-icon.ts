export { IconRoute as KindIcon } from '@tabler/icons-react'
