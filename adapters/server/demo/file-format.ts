/*
 * The import file as plain values, by its wire names, as far as the demo uses it. The import decodes the demo like any other file, so these types may
 * be less strict than its codec.
 */

/** Pay as an employer writes it, in US dollars; an amount that `pay_by` leaves open is 0 (spec 1 §3). */
export interface DemoPay {
  readonly pay_by: 'starting_amount' | 'exact_amount' | 'maximum_amount' | 'range';
  readonly rate: 'per_hour' | 'per_day' | 'per_week' | 'per_month' | 'per_year';
  readonly minimum: number;
  readonly maximum: number;
}

/** The contents of a job advertisement (spec 1 §3). `evening` is shown as Night (spec 1 §9). */
interface DemoPositionText {
  readonly id: number;
  /** Plain text; a blank line separates paragraphs. */
  readonly description: string;
  readonly full_time: boolean;
  readonly part_time: boolean;
  readonly prn: boolean;
  readonly morning: boolean;
  readonly afternoon: boolean;
  readonly evening: boolean;
  readonly benefits: string;
  readonly pay_details: DemoPay;
}

export interface DemoQuestion {
  readonly question_id: number;
  readonly question_title: string;
  readonly question_type:
    | 'Single Choice'
    | 'Multiple Choice'
    | 'Short text'
    | 'Long text'
    | 'Paragraph / Free format text';
  readonly is_require: boolean;
  readonly ref_text?: string;
  readonly ref_link?: string;
  readonly ref_title?: string;
  /** Empty for a question that is answered in free text. */
  readonly question_options: readonly { readonly option: string; readonly disqualifies?: true }[];
}

/** `time_limit` in seconds. */
export interface DemoInterviewQuestion {
  readonly question_id: number;
  readonly question_name: string;
  readonly skip_question: boolean;
  readonly time_limit: number;
}

export interface DemoQuestionnaire {
  readonly id: number;
  readonly name: string;
  readonly sections: readonly {
    readonly section_id: number;
    readonly section_name: string;
    readonly description: string;
    readonly questions: readonly DemoQuestion[];
  }[];
  /** The questions of a recorded interview, and those to practice with. */
  readonly interviewer_questionnaire?: readonly DemoInterviewQuestion[];
  /** Prepared questions for the interviewer of a live interview. */
  readonly guided_interview_questions?: readonly {
    readonly question_id: number;
    readonly question: string;
    readonly options: readonly string[];
  }[];
  readonly practice_questionnaire?: readonly {
    readonly name: string;
    readonly description: string;
    readonly questions: readonly DemoInterviewQuestion[];
  }[];
}

export interface DemoPosition {
  readonly position_id: number;
  readonly position_name: string;
  readonly role: string;
  readonly community_id: number;
  readonly community_name: string;
  readonly client_name: string;
  readonly address: string;
  /** Degrees north, as text. */
  readonly latitude: string;
  /** Degrees east, as text. */
  readonly longitude: string;
  readonly timezone: string;
  readonly instructions: string;
  readonly about_company: string;
  /** The employer's own site takes the applications; empty: they are taken here. */
  readonly adp_url: string;
  /** Empty: the portal's own logo is used. */
  readonly logo: string;
  readonly primary_color: string;
  readonly primary_font_color: string;
  readonly published: 0 | 1;
  readonly interview_type: 'video_interview' | 'in_person_interview' | 'self_record_interview';
  /** 0 none, 1 required, 2 optional. */
  readonly upload_resume: 0 | 1 | 2;
  readonly onboarding_status: 0 | 1;
  readonly same_day_slot: boolean;
  readonly video_pref: 'peer' | 'dailyco';
  /** How many moves an application may use, by kind of appointment. */
  readonly reschedule_limits: {
    readonly video: number;
    readonly inperson: number;
    readonly onboard: number;
    readonly onsite: number;
  };
  /** How often an answer may be recorded again. */
  readonly rerecord_limit?: number;
  /** Missing: no questions are asked (R6a). */
  readonly questionnaire_id?: number;
  /** The hiring manager, who chats with the candidates. */
  readonly hm_id?: number;
  readonly hm_name?: string;
  /** Where candidates come to visit, and what they should know. */
  readonly invite_onsite?: readonly [{ readonly address: string; readonly instructions: string }];
  readonly onboarding?: readonly [{ readonly onboarding_address: string; readonly onboarding_instructions: string }];
  readonly position_data: readonly [DemoPositionText];
}

/** `YYYY-MM-DD` and `HH:mm`, on the position's calendar and clock (R14). */
export interface DemoAppointment {
  readonly slot_date: string;
  readonly slot_from: string;
  readonly slot_to: string;
}

export interface DemoSlot extends DemoAppointment {
  readonly position_id: number;
  readonly kind: 'video' | 'in_person' | 'onboarding' | 'onsite';
  /** How many candidates can hold it. */
  readonly capacity: number;
}

export interface DemoApplication {
  readonly position_id: number;
  /** A code of the status catalogue (spec 1 §4). */
  readonly status: number;
  readonly applied_status: 0 | 1 | 2;
  readonly sf_status: number;
  /** An ISO instant. */
  readonly invited_on: string;
  /** The booked interview, of the position's kind. */
  readonly interview?: DemoAppointment;
  /** Where the live interview is joined. */
  readonly zoom_link?: string;
  readonly onboarding?: DemoAppointment;
}

export interface DemoCandidate {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string;
  readonly country: '+1' | '+91';
  readonly zipcode: string;
  readonly applications: readonly DemoApplication[];
}

export interface DemoConversation {
  /** The candidate's e-mail address. */
  readonly candidate: string;
  readonly position_id: number;
  readonly hm_id: number;
  readonly hm_name: string;
  /** `senttime` is an ISO instant. */
  readonly messages: readonly {
    readonly from: 'hm' | 'candidate';
    readonly message: string;
    readonly senttime: string;
  }[];
}

export interface DemoFile {
  readonly questionnaires: readonly DemoQuestionnaire[];
  readonly positions: readonly DemoPosition[];
  readonly slots: readonly DemoSlot[];
  readonly candidates: readonly DemoCandidate[];
  readonly conversations: readonly DemoConversation[];
}
