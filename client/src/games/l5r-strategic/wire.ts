// Generated from the Python types by `python -m gorin.web.types`. Do not edit.

/** The map as the viewer knows it. */
export interface CampaignView {
  viewer: number | null;
  seats: CampaignSeat[];
  armies: CampaignArmy[];
  /** the turn of which the viewer knows the map; where armies of theirs stand, they see. */
  known: number;
  /** the viewer sees the map as it lies. */
  has_map: boolean;
  /** the clan that holds each province on land; none if nothing of the map is known. */
  holders: Record<string, string>;
  /** the armies that fight, by province. */
  battles: Record<string, string[]>;
  /** the armies among which a battle has ended, by province. */
  truces: Record<string, string[]>;
  /** the pairs of clans that are allies. */
  allies: [string, string][];
  /** what the viewer handed in, as long as it lies in the box. */
  sheet: CampaignSheet | null;
  turn: number;
  turns: number;
  /** so long the box is open in a turn; 0: until all have handed in. */
  minutes: number;
  phase: string;
}

/** The things of a seat; the clan of the referee is empty. */
export interface CampaignSeat {
  seat: number;
  clan: string;
  /** it leads its clan. */
  daimyo: boolean;
  /** it carries what the Daimyo says. */
  karo: boolean;
  /** the armies that it leads as a general. */
  armies: string[];
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
  /** it fights a battle. */
  fights: boolean;
  lost: string;
  dishonored: boolean;
  target: string;
  due: number;
  /** where its Daimyo wants it to go; empty if nothing is known of that. */
  commanded: string;
  /** so many farms it has in its battle, and so on. */
  farms: number;
  honor: number;
  hand: number;
  force: number;
  taint: number;
}

/** A sheet that lies in the box, for the eyes of the one who wrote it. */
export interface CampaignSheet {
  /** what it says of armies of the writer; nothing of those that it does not name. */
  orders: CampaignOrder[];
  /** where a Daimyo wants armies of others to go. */
  commands: [string, string][];
  /** a Karo goes to the generals. */
  carries: boolean;
  /** the clans called allies from now on. */
  allies: string[];
  /** the clans not called so any more. */
  breaks: string[];
  /** the clans that may take what they share with the writer. */
  permits: string[];
}

/** The entry of a sheet about an army. */
export interface CampaignOrder {
  army: string;
  /** where it goes, or appears again; empty for no order. */
  to: string;
  /** it was destroyed, and is to appear again. */
  appears: boolean;
  /** where it goes on to; empty for nowhere. */
  then: string;
  /** what it means to do: conquer, liberate, attack again. */
  means: string[];
}
