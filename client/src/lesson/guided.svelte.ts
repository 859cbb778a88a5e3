/** Whether the bubbles of a lesson are shown at a table: until they are skipped, and again when somebody asks for them. */

import { load, save } from '../lib/stored'

class Guided {
  private skipped: string[] = $state(load<string[]>('lessons.skipped', []))

  at(table: string): boolean {
    return !this.skipped.includes(table)
  }

  skip(table: string): void {
    this.keep([...this.skipped.filter((each) => each !== table), table])
  }

  resume(table: string): void {
    this.keep(this.skipped.filter((each) => each !== table))
  }

  private keep(tables: string[]): void {
    this.skipped = tables
    save('lessons.skipped', tables)
  }
}

export const guided = new Guided()
