import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** A program: writes to an SQLite file without bringing its log over into it, and is killed when that has so many bytes. */
const [file = '', bytes = '0'] = process.argv.slice(2)
const database = new DatabaseSync(file)
database.exec('pragma wal_autocheckpoint = 0')
const length = () => statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0
// SQLite writes only what differs. With these nobody can sign in, before and after.
while (length() < Number(bytes))
  database.exec("update accounts set password = 'no hash ' || random() where id like 'account-person-%'")
process.kill(process.pid, 'SIGKILL')
