// Generated from the Python types by `python -m gorin.web.types`. Do not edit.

/** The map as it lies in the map room. */
export interface CampaignView {
  viewer: number | null;
  seats: CampaignSeat[];
  armies: CampaignArmy[];
  /** the clan that holds each province on land. */
  holders: Record<string, string>;
  /** the armies that fight, by province. */
  battles: Record<string, string[]>;
  /** the armies among which a battle has ended, by province. */
  truces: Record<string, string[]>;
  /** the pairs of clans that are allies. */
  allies: [string, string][];
  turn: number;
  turns: number;
  phase: string;
}

/** What belongs to a seat; the clan of the referee is empty. */
export interface CampaignSeat {
  seat: number;
  clan: string;
  alive: boolean;
  points: number;
  own: number;
  others: number;
  castles: number;
}

/** An army: where it stands, what it means to do there, or when it appears again. */
export interface CampaignArmy {
  name: string;
  clan: string;
  number: number;
  place: string;
  declared: string;
  fights: boolean;
  lost: string;
  dishonored: boolean;
  target: string;
  due: number;
}
