export { IconListCheck as KindIcon } from '@tabler/icons-react'
