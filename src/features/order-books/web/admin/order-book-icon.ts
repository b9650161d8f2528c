export { IconArrowsExchange as KindIcon } from '@tabler/icons-react'
