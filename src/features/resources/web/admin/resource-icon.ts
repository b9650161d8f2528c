export { IconFileDownload as KindIcon } from '@tabler/icons-react'
