export interface DashboardTables {
  /** The parts of their dashboard as a member arranged them, as JSON; no row for who left them as they are for everybody. */
  dashboard_cards: { userId: string; cards: string; savedAt: number }
}
